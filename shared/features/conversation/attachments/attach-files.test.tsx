// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ticketDesk } from '../../../contract/seams/site-seams'
import { filesPrefix } from '../../../data/storage/storage-keys'
import { forgetFiles, type NewFile } from '../../../data/store/ticket-files'
import { renderPage } from '../../../testing/render-page'
import { AttachFiles } from './attach-files'
import { AttachmentList } from './attachment-list'
import { useAttachments } from './use-attachments'

afterEach(() => {
  delete ticketDesk.keepFile
  delete ticketDesk.fileHref
  localStorage.clear()
})

function Form() {
  const attachments = useAttachments('reply:t1')
  return (
    <>
      <AttachFiles attachments={attachments} />
      <output>{JSON.stringify(attachments.files)}</output>
    </>
  )
}

/** The files that the message would have. */
const files = (): NewFile[] => JSON.parse(document.querySelector('output')?.textContent ?? '')

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 1, 2])
const fileOf = (name: string, content: BlobPart = 'text') => new File([content], name)

async function choose(...files: File[]) {
  renderPage(Form, '/')
  // Files may also be pasted or dropped, which knows no accepted types.
  const person = userEvent.setup({ applyAccept: false })
  await person.upload(screen.getByLabelText('Attach files'), files)
  return person
}

test('up to three files are attached, named with their size, and can be removed', async () => {
  const person = await choose(
    fileOf('a.png', png),
    fileOf('b.LOG'),
    fileOf('c.csv', 'x'.repeat(9_600)),
  )
  await screen.findByText('10 kB')
  expect(files().map(({ name, mediaType, size }) => [name, mediaType, size])).toEqual([
    ['a.png', 'image/png', 8],
    ['b.LOG', 'text/plain', 4],
    ['c.csv', 'text/csv', 9_600],
  ])
  expect(files()[1]?.content).toBe(btoa('text'))
  await person.upload(screen.getByLabelText('Attach files'), fileOf('d.txt'))
  await screen.findByText('d.txt was not attached: a message takes 3 files.')
  await person.click(screen.getByRole('button', { name: 'Remove a.png' }))
  expect(files()).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Attach files'))
  await person.upload(screen.getByLabelText('Attach files'), fileOf('d.txt'))
  await waitFor(() => expect(files()).toHaveLength(3))
})

test('where their contents are kept elsewhere, files stay with the draft', async () => {
  ticketDesk.keepFile = async () => {}
  const person = await choose(fileOf('a.png', png), fileOf('b.log'))
  await screen.findByText('b.log')
  await person.click(screen.getByRole('button', { name: 'Remove a.png' }))
  const before = files()
  cleanup()
  renderPage(Form, '/')
  await screen.findByText('b.log')
  expect(files()).toEqual(before)
  cleanup()
  localStorage.setItem(
    'fivefold-draft:reply:t1:files',
    JSON.stringify({ savedAt: Date.now(), values: { files: ['{', 'null', '{"id":"a"}'] } }),
  )
  renderPage(Form, '/')
  expect(files()).toEqual([])
})

test('in a browser’s own storage, a draft has no files', async () => {
  await choose(fileOf('b.log'))
  await screen.findByText('b.log')
  cleanup()
  renderPage(Form, '/')
  expect(files()).toEqual([])
  expect(localStorage.length).toBe(0)
})

const bytes = (...values: number[]) => new Uint8Array(values)
const utf16 = (text: string, isBig = false) =>
  bytes(
    ...[...`\uFEFF${text}`].flatMap((letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]
      return isBig ? [high, low] : [low, high]
    }),
  )

test.each([
  ['UTF-16 of PowerShell', 'a.log', utf16('Größe: 5 €\r\n')],
  ['UTF-16, the high byte first', 'a.txt', utf16('Größe: 5 €\r\n', true)],
  ['UTF-8 with a mark', 'a.txt', bytes(0xef, 0xbb, 0xbf, 0x61)],
  ['Windows-1252 of Excel', 'a.csv', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x3b, 0x80, 0x0d, 0x0a)],
  ['Windows-1251', 'a.csv', bytes(0x8f, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2)],
  ['colors of a terminal', 'a.log', '\u001B[31mred\u001B[0m'],
])('a text in %s is attached unchanged', async (_encoding, name, content) => {
  await choose(fileOf(name, content))
  await screen.findByText(name)
  const expected = new Uint8Array(await new Blob([content]).arrayBuffer())
  expect(
    Uint8Array.from(atob(files()[0]?.content ?? ''), (letter) => letter.charCodeAt(0)),
  ).toEqual(expected)
})

for (const [name, content, reason] of [
  ['page.html', '<script>', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['drawing.svg', '<svg/>', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['noname', 'text', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['empty.txt', '', 'it is empty.'],
  ['large.txt', 'x'.repeat(200_001), 'it is larger than 200 kB.'],
  ['page.png', '<script>alert(1)</script>', 'its content is not what its name says it is.'],
  ['program.txt', 'MZ\0\u0001', 'its content is not what its name says it is.'],
  [
    'photo.log',
    bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10),
    'its content is not what its name says it is.',
  ],
  [
    'archive.csv',
    bytes(0x1f, 0x8b, 0x08, 0xe2, 0x02),
    'its content is not what its name says it is.',
  ],
  ['half.txt', bytes(0xff, 0xfe, 0x00, 0xd8), 'its content is not what its name says it is.'],
] as const) {
  test(`${name} is refused with the reason`, async () => {
    await choose(fileOf(name, content))
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${name} was not attached: ${reason}`,
    )
    expect(files()).toEqual([])
  })
}

test('a file waits to be sent until the intake has it, and is then a link', () => {
  const file = {
    id: 'f1',
    ticket_id: 't1',
    message_id: 'm1',
    author_id: 'u1',
    name: 'log.txt',
    media_type: 'text/plain',
    size: 4,
    created_at: '2026-01-01T00:00:00.000Z',
  }
  localStorage.setItem(`${filesPrefix}f1`, '')
  ticketDesk.fileHref = (id) => `/intake/files/${id}`
  renderPage(() => <AttachmentList files={[file]} />, '/')
  expect(screen.getByRole('listitem').textContent).toBe('log.txtwaits to be sent')
  forgetFiles([file])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'receipt' })))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/intake/files/f1')
})

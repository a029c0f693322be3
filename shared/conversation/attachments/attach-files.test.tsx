// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { NewFile } from '../../store/ticket-files'
import { renderPage } from '../../testing/render-page'
import { AttachFiles } from './attach-files'
import { useAttachments } from './use-attachments'

function Form() {
  const attachments = useAttachments()
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

for (const [name, content, reason] of [
  ['page.html', '<script>', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['drawing.svg', '<svg/>', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['noname', 'text', 'only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.'],
  ['empty.txt', '', 'it is empty.'],
  ['large.txt', 'x'.repeat(200_001), 'it is larger than 200 kB.'],
  ['page.png', '<script>alert(1)</script>', 'its content is not what its name says it is.'],
  ['program.txt', 'MZ\0\u0001', 'its content is not what its name says it is.'],
] as const) {
  test(`${name} is refused with the reason`, async () => {
    await choose(fileOf(name, content))
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${name} was not attached: ${reason}`,
    )
    expect(files()).toEqual([])
  })
}

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { signIn, signOut } from '@fivefold/shared/session/account'
import { clearBrowserData } from '@fivefold/shared/session/browser-data'
import { recordsOf } from '@fivefold/shared/store/account-records'
import { deleteAccount } from '@fivefold/shared/store/profile-commands'
import { resetStore } from '@fivefold/shared/store/site-store'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { firstWorkflow } from '../first-workflow-content'
import { answerRecords } from './answer-records'
import { Quiz } from './quiz'

const { questions } = firstWorkflow
const casey = 'user-casey-customer'
const asCasey = () => signIn({ email: 'customer@fivefold.example', password: 'secret1' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = () => screen.queryAllByRole('radio', { checked: true }).length
const score = () => screen.getByRole('status').textContent

function open() {
  cleanup()
  render(
    <>
      <Quiz moduleId="first" questions={questions} />
      <ToastRegion />
    </>,
  )
}

beforeEach(() => {
  // The tab would write its waiting changes after the data is cleared.
  window.dispatchEvent(new Event('pagehide'))
  clearBrowserData()
  resetStore()
  arrangeStore({ currentUser: null })
  open()
})

function answerAll() {
  for (const { id, right } of questions) {
    const radio = document.querySelector(`input[name="${id}"][value="${right}"]`)
    if (radio) fireEvent.click(radio)
  }
  press('Check my answers')
}

test('checked answers are there on the next visit, until the visitor starts over', () => {
  expect([chosen(), score()]).toEqual([0, ''])
  answerAll()
  open()
  expect([chosen(), score()]).toEqual([4, 'All 4 right. You’re ready to build.'])
  press('Start over')
  open()
  expect([chosen(), score()]).toEqual([0, ''])
})

test('an answer that is not checked is not kept', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Invoice changed' }))
  open()
  expect(chosen()).toBe(0)
  press('Check my answers')
  open()
  expect(score()).toBe('')
})

test('accounts of one browser do not see each other’s answers, and export and delete their own', () => {
  answerAll()
  asCasey()
  open()
  expect(chosen()).toBe(0)
  fireEvent.click(screen.getByRole('radio', { name: 'Invoice changed' }))
  press('Check my answers')
  expect(recordsOf(casey)).toMatchObject({
    marketing: { changes: [{ moduleId: 'first', answers: 'trigger=changed' }] },
  })
  deleteAccount()
  expect(answerRecords.getState().checkedAnswers).toMatchObject([{ user_id: '' }])
  open()
  expect(chosen()).toBe(4)
  signOut()
})

test('with a full storage the answers are checked, and a message says that they are not kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  answerAll()
  expect(score()).toMatch(/^All 4 right/)
  await screen.findByText('Your answers weren’t kept')
  vi.restoreAllMocks()
  open()
  expect(chosen()).toBe(0)
})

test.each([
  ['no option of the question', 'trigger=%22%3E%3Cimg+src%3Dx%3E', 0],
  ['to a question that is gone', 'gone=created', 0],
  ['beside one named like a prototype', '__proto__=x&constructor=x&trigger=created', 1],
  ['no query', '{"trigger":', 0],
])('a stored answer that is %s shows nothing else', (_, answers, shown) => {
  answerRecords.keep('answersChecked', { moduleId: 'first', answers })
  open()
  expect(chosen()).toBe(shown)
  expect(score()).toBe(shown === 0 ? '' : '1 of 4 right.')
})

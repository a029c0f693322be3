// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { signIn, signOut } from '../session/account'
import { deleteAccount } from './profile-commands'
import { answerIdea, commentOnItem, deleteComment, suggestIdea } from './roadmap-commands'
import { readState, resetStore } from './site-store'

const as = (email: string) => signIn({ email, password: 'secret1' })
const customer = 'customer@fivefold.example'
const admin = 'admin@fivefold.example'
const itemId = () => readState().roadmapItems[0]?.id ?? ''

beforeEach(() => {
  resetStore()
  as(customer)
})

test('only signed-in people suggest and comment', () => {
  signOut()
  expect(() => suggestIdea({ title: 'T', reason: 'R' })).toThrow('Please log in')
  expect(() => commentOnItem(itemId(), 'B')).toThrow('Please log in')
})

test('only an admin answers, and only once', () => {
  suggestIdea({ title: 'T', reason: 'R' })
  const id = readState().roadmapIdeas[0]?.id ?? ''
  expect(() => answerIdea(id, 'No')).toThrow('Only admins')
  as(admin)
  answerIdea(id, 'No')
  expect(readState().roadmapIdeas).toMatchObject([{ status: 'declined', answer: 'No' }])
  expect(() => answerIdea(id, 'Yes')).toThrow('answered')
})

test('nobody deletes the comment of somebody else', () => {
  commentOnItem(itemId(), 'B')
  const id = readState().roadmapComments[0]?.id ?? ''
  as(admin)
  expect(() => deleteComment(id)).toThrow('your own')
  as(customer)
  deleteComment(id)
  expect(readState().roadmapComments).toEqual([])
})

test('a deleted account takes its ideas and comments along, and leaves those of others', () => {
  suggestIdea({ title: 'T', reason: 'R' })
  commentOnItem(itemId(), 'of Casey')
  as(admin)
  commentOnItem(itemId(), 'of Avery')
  as(customer)
  deleteAccount()
  expect(readState().roadmapIdeas).toEqual([])
  expect(readState().roadmapComments.map(({ body }) => body)).toEqual(['of Avery'])
})

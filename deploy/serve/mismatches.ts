import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Answer, Question } from './send-request'
import type { ExpectedAnswer } from './expected-responses'

/** Where a server answers otherwise than expected, in words; empty when it does not. */
export async function mismatches(
  site: string,
  expected: readonly ExpectedAnswer[],
  ask: (question: Question) => Promise<Answer>,
): Promise<string[]> {
  const found = await Promise.all(
    expected.map(async (expectation) => {
      const answer = await ask(expectation.question)
      return differences(site, expectation, answer).map((difference) => {
        const { method = 'GET', path: address, headers = {} } = expectation.question
        return [method, address, ...Object.values(headers), difference].join(' ')
      })
    }),
  )
  return found.flat()
}

function differences(site: string, { status, headers = {}, file }: ExpectedAnswer, answer: Answer) {
  const wrong: string[] = []
  if (answer.status !== status) wrong.push(`answers ${answer.status} instead of ${status}`)
  for (const [name, value] of Object.entries(headers)) {
    const sent = headerOf(answer, name)
    if (sent !== value) wrong.push(`sends ${name}: ${sent} instead of ${value}`)
  }
  if (file !== undefined && !readFileSync(path.join(site, file)).equals(answer.body)) {
    wrong.push(`sends other bytes than ${file}`)
  }
  return wrong
}

/** A header's value; the media type alone of a content type, whose parameters servers spell freely. */
function headerOf({ headers }: Answer, name: string) {
  const value = headers[name]
  if (value === undefined) return null
  return name === 'content-type' ? String(value).split(';')[0] : String(value)
}

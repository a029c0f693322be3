import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { releasedDocuments } from '../fixtures/releases/released-documents'
import { NotHere, type Judge } from './audit'

interface Report {
  messages: readonly { url: string; lastLine?: number; message: string; extract?: string }[]
}

/** Standards that are newer than the checker, which takes them for mistakes. */
const newerThanIt = {
  'CSS Containment 3': /@container|“container(-type)?”: Property|: Unknown dimension/,
  'CSS Basic User Interface 4': /“field-sizing”: Property/,
  'CSS View Transitions 1': /Parse Error\. .*(::view-transi|sition-(old|new)\()/,
  'SVG 2': /“(x|rx|vector-effect)”: Property|“pathLength” not allowed on element “circle”/,
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

export const nuHtmlChecker: Judge = {
  name: 'Nu HTML checker',
  demand: 'no error',
  judge: async ({ folder }) => {
    if (spawnSync('java', ['-version']).status !== 0) throw new NotHere('java is not installed')
    const files = releasedDocuments().map(({ file }) => path.join(folder, file))
    const words = ['-jar', checker, '--errors-only', '--format', 'json', ...files]
    const { stderr } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 1 << 28 })
    const report: Report = JSON.parse(stderr)
    const isNewer = (text: string) =>
      Object.values(newerThanIt).some((pattern) => pattern.test(text))
    const messages = report.messages.filter(
      ({ message, extract = '' }) => !isNewer(`${message} ${extract}`),
    )
    return {
      looked: `${files.length} documents; not ${Object.keys(newerThanIt).join(', ')}`,
      findings: messages.map(
        ({ url, lastLine, message, extract }) =>
          `${url.split(folder).at(-1)}:${lastLine ?? '?'} ${message} ${extract ?? ''}`,
      ),
    }
  },
}

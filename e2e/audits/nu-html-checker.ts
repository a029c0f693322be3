import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { releasedDocuments } from '../fixtures/releases/released-documents'
import { Unavailable, type Audit } from './audit'

interface Report {
  messages: readonly { url: string; lastLine?: number; message: string; extract?: string }[]
}

/** Standards newer than the checker, which reports their syntax as errors. */
const unsupportedStandards = {
  'CSS Containment 3': /@container|“container(-type)?”: Property|: Unknown dimension/,
  'CSS Basic User Interface 4': /“field-sizing”: Property/,
  'CSS View Transitions 1': /Parse Error\. .*(::view-transi|sition-(old|new)\()/,
  'SVG 2': /“(x|rx|vector-effect)”: Property|“pathLength” not allowed on element “circle”/,
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

export const nuHtmlChecker: Audit = {
  name: 'Nu HTML checker',
  demand: 'no errors',
  run: async ({ folder }) => {
    if (spawnSync('java', ['-version']).status !== 0) throw new Unavailable('java is not installed')
    const files = releasedDocuments().map(({ file }) => path.join(folder, file))
    const args = ['-jar', checker, '--errors-only', '--format', 'json', ...files]
    const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
    const report: Report = JSON.parse(stderr)
    const isUnsupported = (text: string) =>
      Object.values(unsupportedStandards).some((pattern) => pattern.test(text))
    const messages = report.messages.filter(
      ({ message, extract = '' }) => !isUnsupported(`${message} ${extract}`),
    )
    return {
      examined: `${files.length} documents; ignoring ${Object.keys(unsupportedStandards).join(', ')}`,
      findings: messages.map(
        ({ url, lastLine, message, extract }) =>
          `${url.split(folder).at(-1)}:${lastLine ?? '?'} ${message} ${extract ?? ''}`,
      ),
    }
  },
}

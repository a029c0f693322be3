import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { readModuleGraph } from '../structure/module-graph'
import { placesAround, visitorRules } from './visitor-rules'

const { folding, days, keys, network } = visitorRules
const apps = readdirSync(workspaceFolder).filter((name) => /^(?:host|shared|remote-.*)$/.test(name))
const files = [...readModuleGraph(workspaceFolder, apps).keys()].filter(
  (file) => !/\/testing\/|\.config\.ts$/.test(file),
)
const codeOf = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8')

test.each(Object.values(visitorRules))('one place decides $about', (rule) => {
  const around = files
    .filter((file) => !(file in rule.allowed))
    .flatMap((file) => placesAround(rule, file, codeOf(file)))
  expect(around, rule.instead).toEqual([])
})

test.each(Object.values(visitorRules))('no exception of $about is left over', ({ allowed }) => {
  expect(Object.keys(allowed).filter((file) => !files.includes(file))).toEqual([])
})

test.each([
  [folding, 'all.filter((each) => each.title.toLowerCase().includes(asked))'],
  [folding, 'all.filter(({ title }) => title.includes(query))'],
  [folding, 'text.normalize("NFC")'],
  [folding, 'new RegExp(asked, "i")'],
  [folding, 'new MiniSearch({ fields: ["title"] })'],
  [days, 'new Date().toISOString().slice(0, 10)'],
  [days, 'new Date(iso).toISOString().split("T")'],
  [days, 'download(`copy-${new Date().toISOString()}.json`)'],
  [days, 'new Intl.DateTimeFormat("en-US")'],
  [days, 'new Date(iso).toLocaleDateString()'],
  [days, 'new Date(iso).getUTCDate()'],
  [days, 'const format = { timeZone: "UTC" }'],
  [keys, 'if (event.key === "k") open()'],
  [keys, 'if (key.toLowerCase() !== "k") return'],
  [keys, 'if (event.nativeEvent.key.toLowerCase() === "k") open()'],
  [keys, 'switch (event.key) { case "j": next() }'],
  [keys, 'if (event.code === "KeyK") open()'],
  [keys, 'if (event.nativeEvent.isComposing) return'],
  [keys, 'const { isComposing } = event'],
  [keys, 'if (event.keyCode === 229) return'],
  [keys, 'window.addEventListener("keydown", open, true)'],
  [keys, 'document.addEventListener("keypress", open)'],
  [keys, '<input onKeyUp={open} />'],
  [network, 'if (!navigator.onLine) say(offline)'],
  [network, 'window.addEventListener("online", retry)'],
  [network, 'addEventListener("offline", say)'],
])('the rule finds what goes around it (%#)', (rule, code) => {
  expect(placesAround(rule, 'sample.tsx', code)).toHaveLength(1)
})

test.each([
  [folding, 'all.filter(phraseFilter(query)); new MiniSearch({ tokenize: foldedWords })'],
  [days, 'const at = now.toISOString(); `${dayStamp(now)}.csv`'],
  [keys, 'if (event.key === "Enter" || latinKey(event) === "k") open(); request.code'],
  [network, 'keepTrying(load); document.addEventListener("click", load)'],
])('and leaves alone what keeps it (%#)', (rule, code) => {
  expect(placesAround(rule, 'sample.tsx', code)).toEqual([])
})

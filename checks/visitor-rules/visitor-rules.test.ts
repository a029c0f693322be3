import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { fromWorkspace, listed, sitePackages } from '../packages'
import { readModuleGraph } from '../structure/module-graph'
import { placesAround, visitorRules } from './visitor-rules'

const { folding, days, keys, network } = visitorRules
const ruleNames = ['folding', 'days', 'keys', 'network'] as const
const files = [...readModuleGraph(workspaceFolder, sitePackages).keys()].filter(
  (file) => !/\/testing\/|\.config\.ts$/.test(file),
)
const codeOf = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8')

const rules = ruleNames.map((name) => {
  const rule = visitorRules[name]
  const allowed = listed('exceptions').flatMap(([folder, { [name]: files = {} }]) =>
    fromWorkspace(folder, files).map(([file]) => file),
  )
  const found = new Map(files.map((file) => [file, placesAround(rule, file, codeOf(file))]))
  return { ...rule, allowed, found }
})

test.each(rules)('one place decides $about', ({ allowed, found, instead }) => {
  const around = [...found].flatMap(([file, places]) => (allowed.includes(file) ? [] : places))
  expect(around, instead).toEqual([])
})

test.each(rules)('no exception of $about is left over', ({ allowed, found }) => {
  expect(allowed.filter((file) => !found.get(file)?.length)).toEqual([])
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

import { expect, test } from 'vitest'
import { pageSections } from './page-sections'

const sectionsOf = (main: string) => pageSections(`<header>Menu</header><main>${main}</main>`)
const textsOf = (main: string) =>
  sectionsOf(`<h1>Page</h1>${main}`)
    .map(({ text }) => text)
    .join('')

test('each heading of the main content is a section with the text below it', () => {
  expect(
    sectionsOf(`
      <p>Security</p><h1>Four <em>layers</em></h1><p>Each as if<!-- --> alone.</p>
      <section id="backups"><h2 id="backups-title">Every hour</h2><p>Kept 30 days<span>.</span></p>
      <dl><dt>Copies</dt><dd>720</dd><dt>Where?</dt><dd>Dublin</dd></dl></section>`),
  ).toEqual([
    { anchor: '', title: 'Four layers', above: '', text: 'Security · Each as if alone.' },
    {
      anchor: 'backups-title',
      title: 'Every hour',
      above: '',
      text: 'Kept 30 days. Copies: 720 · Where? Dublin',
    },
  ])
})

test('a smaller heading is found where it stands, or at the heading above it', () => {
  const html = `<h1>Pricing</h1>
    <h2 id="faq">Questions</h2><h3>Can we try it?</h3><p hidden>Yes, 14 days.</p>
    <div id="faq-cancel"><h3><button>How do we cancel?</button></h3><p hidden>Any time.</p></div>
    <section><h2>Talk</h2><p>To us.</p><h3 id="_R_1_">Call</h3></section>`
  expect(
    sectionsOf(html).map(({ anchor, title, above, text }) => [anchor, title, above, text]),
  ).toEqual([
    ['', 'Pricing', '', ''],
    ['faq', 'Questions', '', 'Can we try it? · How do we cancel?'],
    ['faq', 'Can we try it?', 'Questions', 'Yes, 14 days.'],
    ['faq-cancel', 'How do we cancel?', 'Questions', 'Any time.'],
    ['', 'Talk', '', 'To us.'],
    ['', 'Call', 'Talk', ''],
  ])
})

test('an article or item of one heading is one section, with what stands before it', () => {
  const html = `<h1>Case studies</h1>
    <article id="calder"><p>Calder Health</p><h2>Complete files</h2><h3>Challenge</h3><p>Calls.</p></article>
    <article><h2>One</h2><h2>Two</h2></article>
    <ol><li><p>Minute 0</p><h3>Detect</h3><p>An alert fires.</p></li></ol>`
  expect(sectionsOf(html).map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ['', 'Case studies', ''],
    ['calder', 'Complete files', 'Calder Health · Challenge: Calls.'],
    ['', 'One', ''],
    ['', 'Two', 'Detect'],
    ['', 'Detect', 'Minute 0 · An alert fires.'],
  ])
})

test('decoration, controls, news and text outside of the main content are not found', () => {
  const silent =
    '<div data-search="none"><h2>Record</h2></div><svg><text>42</text></svg><i aria-hidden="true">x</i><button>Go</button><p role="status">Loading</p>'
  expect(textsOf(silent)).toBe('')
  expect(pageSections('<h1>Elsewhere</h1>')).toEqual([])
})

test('links and forms say nothing, unless a link is part of a sentence or says where to write', () => {
  const calls =
    '<div><a href="/demo">See it</a> <a href="/pricing">See pricing</a></div><ul><li><a href="#a">Part</a></li></ul>'
  expect(textsOf(calls)).toBe('')
  expect(textsOf('<form><p>A hint</p><textarea></textarea></form>')).toBe('')
  expect(textsOf('<p>Or <a href="/demo">see it</a> first.</p>')).toBe('Or see it first.')
  expect(textsOf('<div><a href="mailto:a@b.example">a@b.example</a></div>')).toBe('a@b.example')
  expect(textsOf('<a href="/learn"><p>Six hours, eight modules.</p></a>')).toBe(
    'Six hours, eight modules.',
  )
})

test('a row of a table is a sentence, labels side by side are items', () => {
  const table = `<table><caption>Plans</caption><tr><th>Feature</th><th>Starter</th><th>Enterprise</th></tr>
    <tr><th colspan="3">Capacity</th></tr><tr><th>Users</th><td>Up to 50</td><td><svg></svg>Unlimited</td></tr></table>`
  expect(textsOf(table)).toBe('Users — Starter: Up to 50; Enterprise: Unlimited.')
  expect(textsOf('<p><span>Beginner</span><span>6 hours</span></p>')).toBe('Beginner · 6 hours')
})

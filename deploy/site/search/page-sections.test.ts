import { expect, test } from 'vitest'
import { pageSections } from './page-sections'

const sectionsOf = (main: string) => pageSections(`<header>Menu</header><main>${main}</main>`)

test('each heading of the main content is a section with the text below it', () => {
  expect(
    sectionsOf(`
      <p>Security</p><h1>Four <em>layers</em></h1><p>Each as if<!-- --> alone.</p>
      <section id="backups"><h2 id="backups-title">Every hour</h2><p>Kept 30 days<span>.</span></p>
      <dl><dt>Copies</dt><dd>720</dd><dt>Where?</dt><dd>Dublin</dd></dl></section>`),
  ).toEqual([
    { anchor: '', title: 'Four layers', text: 'Security · Each as if alone.' },
    {
      anchor: 'backups-title',
      title: 'Every hour',
      text: 'Kept 30 days. Copies: 720 · Where? Dublin',
    },
  ])
})

test('a smaller heading is found where it stands, or at the heading above it', () => {
  const html = `<h1>Pricing</h1>
    <h2 id="faq">Questions</h2><h3>Can we try it?</h3><p hidden>Yes, 14 days.</p>
    <div id="faq-cancel"><h3><button>How do we cancel?</button></h3><p hidden>Any time.</p></div>
    <section><h2>Talk</h2><h3 id="_R_1_">Call</h3></section>`
  expect(sectionsOf(html).map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ['', 'Pricing', ''],
    ['faq', 'Questions', ''],
    ['faq', 'Can we try it?', 'Yes, 14 days.'],
    ['faq-cancel', 'How do we cancel?', 'Any time.'],
    ['', 'Talk', ''],
    ['', 'Call', ''],
  ])
})

test('an article is one section, named by its heading', () => {
  const html = `<h1>Case studies</h1>
    <article id="calder"><p>Calder Health</p><h2>Complete files</h2><h3>Challenge</h3><p>Calls.</p></article>
    <article><h2>One</h2><h2>Two</h2></article>`
  expect(sectionsOf(html).map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ['', 'Case studies', ''],
    ['calder', 'Complete files', 'Calder Health · Complete files · Challenge · Calls.'],
    ['', 'One', ''],
    ['', 'Two', ''],
  ])
})

test('decoration, controls and text outside of the main content are not found', () => {
  const html =
    '<h1>Home</h1><div data-search="none"><h2>Record</h2></div><svg><text>42</text></svg><i aria-hidden="true">x</i><button>Go</button>'
  expect(sectionsOf(html)).toEqual([{ anchor: '', title: 'Home', text: '' }])
  expect(pageSections('<h1>Elsewhere</h1>')).toEqual([])
})

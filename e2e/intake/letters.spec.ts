import { htmlText, type Letter } from '../../extensions/intake/server/sign-in/letter'
import { expectAccessible } from '../fixtures/page/axe'
import { expect, test } from '../fixtures/test'

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const letter: Letter = {
  title: `Ticket FF-1001 ${long}`,
  parts: [
    { text: `Ada ${long} has answered:` },
    { quote: `Hello,\n\nhttps://site.example/${'x'.repeat(200)}\n\nשלום עולם\n${long}` },
    {
      facts: [
        ['Email', `${'ada'.repeat(30)}@site.example`],
        [long, 'First line\nSecond line'],
      ],
    },
    { label: 'Open the conversation', href: 'https://site.example/portal' },
  ],
  because: 'You get this mail because you opened this ticket.',
  stop: 'https://site.example/stop',
}

test('a letter fits a phone and is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.setContent(htmlText(letter).replace('<html', '<html class="light dark"'))
  const beyond = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(beyond)).toBe(0)
  await expectAccessible(page, { occasion: 'a letter' })
})

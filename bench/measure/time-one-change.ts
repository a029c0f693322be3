import { customer } from '../../e2e/fixtures/sign-in-dialog'
import { largeState } from '../../e2e/fixtures/store/large-store'
import { median } from '../results/statistics'
import type { OneChange } from '../results/results'
import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'
import { signedInStorage } from '../browser/stored-site'
import { waitUntilInteractive, onFreshPage } from '../browser/visit'

const tickets = [100, 10_000] as const

/** Number of other records in the store. */
const others = { articles: 100, roadmapItems: 30, votes: 100 }

/** Votes on each opened page. */
const changes = 20

const profile = { ...profiles.unlimited, slowdown: profiles.slow.slowdown }

/** Times a vote, with few and with many tickets in the store. */
export async function timeOneChange(bench: Bench): Promise<OneChange> {
  const click: OneChange['click'] = [[], []]
  const characters: [number, number] = [0, 0]
  const rounds = { title: 'timing one change to the store', rounds: 9, subjects: [0, 1] as const }
  await inRounds(bench, rounds, async (index) => {
    const vote = await voteWith(bench, tickets[index])
    click[index].push(vote.milliseconds)
    characters[index] = vote.characters
  })
  return { tickets, click, characters }
}

async function voteWith({ browser, server }: Bench, count: number) {
  const origin = server.originOf('ours')
  const stored = await signedInStorage(browser, origin, customer, (state, user) =>
    Object.assign(state, largeState({ ...others, tickets: count }, user.id)),
  )
  return onFreshPage(browser, { profile, stored }, async ({ page }) => {
    await page.goto(`${origin}/portal?tab=roadmap`)
    await waitUntilInteractive(page)
    const vote = page.getByRole('button', { name: /^Vote for / }).first()
    await vote.waitFor()
    await page.evaluate(() => window.bench.figures())
    const votes = await vote.evaluate(clickAgainAndAgain, changes)
    return { milliseconds: median(votes.times), characters: votes.characters }
  })
}

/** Milliseconds that each click blocks the page, and the characters that one click stores. */
async function clickAgainAndAgain(button: SVGElement | HTMLElement, changes: number) {
  const times = []
  let characters = 0
  const write = Storage.prototype.setItem
  Storage.prototype.setItem = function (name: string, value: string) {
    characters += name.length + value.length
    write.call(this, name, value)
  }
  for (let change = 0; change < changes; change += 1) {
    characters = 0
    const from = performance.now()
    if (button instanceof HTMLElement) button.click()
    times.push(performance.now() - from)
    const written = characters
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    characters = written
  }
  Storage.prototype.setItem = write
  return { times, characters }
}

/** Sentences that contradict a fact, with any figure. */
export const contradictions: readonly { truth: string; never: RegExp }[] = [
  { truth: 'an answer of Cortex takes seconds', never: /\banswers? [^.;]{0,40}\d+ ms/i },
  {
    truth: 'Data Pipelines runs every few minutes',
    never: /pipelines?[^.;]{0,60}\d+ s(?:econds)?\b/i,
  },
  { truth: 'a change arrives within seconds', never: /\breal[- ]time\b/i },
  {
    truth: 'new teams come from the waitlist',
    never: /\bopen to (?:all|every) (?:customer|team|compan)/i,
  },
  {
    truth: 'Starter and Professional have no price',
    never: /list price is public|today’s terms|terms in effect/i,
  },
  { truth: 'every plan is stored in its region', never: /(?<!custom )\bdata residency\b/i },
  { truth: 'each workspace has a key', never: /\bkeys? (?:per|for (?:each|every)) customer/i },
  { truth: 'Starter has no service credits', never: /\bpaid plan\b[^.]*\bcredit/i },
  { truth: 'seats in the tracks are counted', never: /tracks[^.]*as many people as/i },
  { truth: 'a partner manager may be shared', never: /\bown partner manager/i },
  { truth: 'the website has no subprocessors', never: /subprocessors?[^.]*listed by name/i },
  {
    truth: 'no track is open',
    never: /\b(?:take|complete|follow)s? (?:a learning|the \w+) track/i,
  },
  { truth: 'there are two articles', never: /\bmost questions are answered/i },
]

import { brand } from '@fivefold/shared/brand'
import { platformDemoMinutes } from '@fivefold/shared/facts/demos'
import { articleHref, paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../../lead-context/lead-link'

export const moduleContent = {
  back: { label: 'All tracks', to: `${paths.learn}#tracks` },
  kind: 'Fundamentals · Beginner',
  author: `${brand.name} Learning Team`,
  contents: 'In this module',
  quiz: {
    id: 'module-quiz',
    title: 'Check yourself',
    lead: 'Four questions. Your answers stay in this browser, and you can start over as often as you like.',
    check: 'Check my answers',
    again: 'Start over',
    missing: 'Choose an answer.',
    notKept: 'Your answers weren’t kept',
    right: 'Right.',
    wrong: 'Not quite.',
    score: (right: number, all: number) =>
      right === all ? `All ${all} right. You’re ready to build.` : `${right} of ${all} right.`,
  },
  next: {
    title: 'Build it on your own systems',
    text: `Bring one approval that people chase by email. We’ll draw it with you in ${platformDemoMinutes} minutes.`,
    primary: {
      label: 'Request a demo',
      to: hrefWith(paths.demo, { demo: 'platform', product: 'workflows' }),
    },
    secondary: {
      label: 'Read the article on reliability',
      to: articleHref('kb-reliable-workflows'),
    },
  },
} as const

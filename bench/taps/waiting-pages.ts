export interface Tap {
  name: string
  /** Selector; the first match is tapped. */
  control: string
  /** Selector that matches once the tap has its effect. */
  done: string
}

const menu: Tap = {
  name: 'Open menu',
  control: 'button[aria-label="Open menu"]',
  done: 'button[aria-label="Close menu"]',
}

/** The waiting pages with targets, and the controls to tap first. */
export const waitingPages: Readonly<Record<string, readonly Tap[]>> = {
  '/': [
    menu,
    {
      name: 'Next testimonial',
      control: 'button[aria-label="Next testimonial"]',
      done: 'button[aria-label="Previous testimonial"]:not([disabled])',
    },
  ],
  '/pricing': [
    menu,
    {
      name: 'a question',
      control: 'main button[aria-expanded="false"]',
      done: 'main button[aria-expanded="true"]',
    },
  ],
  '/blog': [menu],
  '/privacy': [menu],
  '/about': [menu],
  '/case-studies': [menu],
  '/support/kb': [
    menu,
    {
      name: 'a category',
      control: 'main button[aria-pressed="false"]',
      done: 'main button[aria-pressed="false"]:first-of-type',
    },
  ],
}

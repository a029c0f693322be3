import { brand } from '@fivefold/shared/brand'
import type { SocialNetwork } from '@fivefold/shared/marks/social-icons'

interface SocialLink {
  network: SocialNetwork
  label: string
  to: string
}

const social: readonly SocialLink[] = [
  { network: 'x', label: `${brand.name} on X`, to: brand.links.microblog },
  { network: 'linkedin', label: `${brand.name} on LinkedIn`, to: brand.links.professionalNetwork },
  { network: 'github', label: `${brand.name} on GitHub`, to: brand.links.sourceCode },
  { network: 'youtube', label: `${brand.name} on YouTube`, to: brand.links.videoChannel },
  { network: 'medium', label: `${brand.name} on Medium`, to: brand.links.publication },
]

export const footerContent = {
  /** The header's menus, ordered so that two columns, and four, are filled evenly. */
  columns: ['Platform', 'Solutions', 'Developers', 'Resources', 'Partnerships', 'Company'],
  social,
  /** Opens the list of links below work pages. */
  allPages: 'All pages',
}

import { paths } from '@fivefold/shared/routing/paths'
import { securityContent } from './security-content'

export interface TrustDocument {
  name: string
  text: string
  /** Pages of the site and forms. */
  links?: readonly { label: string; to: string }[]
  /** Files of the site, which no route shows. */
  files?: readonly { label: string; href: string; download?: true }[]
}

export const trustContent = {
  title: 'Trust center',
  lead: 'Every document that exists, and how to get it.',
  documents: [
    {
      name: 'Audit reports and certificates',
      text: 'The SOC 2 Type II report and the ISO certificates above, under a nondisclosure agreement.',
      links: [securityContent.disclosure.contact],
    },
    {
      name: 'Subprocessors',
      text: 'This website has none. The privacy page lists the three services that it contacts; your data processing agreement lists the subprocessors of the platform.',
      links: [{ label: 'See the list', to: `${paths.privacy}#services` }],
    },
    {
      name: 'Privacy policy',
      text: 'What we collect, your rights, and where data is stored.',
      links: [{ label: 'Read or print the policy', to: paths.privacy }],
    },
    {
      name: 'Terms of service',
      text: 'Plans and payment, availability, liability, and how the agreement ends.',
      links: [{ label: 'Read or print the terms', to: paths.terms }],
    },
    {
      name: 'Software bill of materials (SBOM)',
      text: 'Every package in the shell of this website, as CycloneDX JSON. The release list names the folder of each other part, which holds the same file.',
      files: [
        { label: 'Download bom.cdx.json', href: '/bom.cdx.json', download: true },
        { label: 'Open the release list', href: '/registry.json' },
      ],
    },
  ] satisfies TrustDocument[],
}

import { BuilderLinks } from './builder-links'
import { ConnectorChecks } from './connector-checks'
import { ListingSteps } from './listing-steps'
import { PartnerClosing } from '../partner-closing'
import { technologyContent } from './technology-content'
import { TechnologyHero } from './technology-hero'

export function TechnologyPartnersPage() {
  return (
    <>
      <TechnologyHero />
      <ListingSteps />
      <ConnectorChecks />
      <BuilderLinks />
      <PartnerClosing {...technologyContent.closing} />
    </>
  )
}

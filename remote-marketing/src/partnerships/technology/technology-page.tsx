import { BuilderLinks } from './builder-links'
import { ConnectorChecks } from './connector-checks'
import { ListingSteps } from './listing-steps'
import { CentredCall } from '../../section/centred-call'
import { technologyContent } from './technology-content'
import { TechnologyHero } from './technology-hero'

export function TechnologyPartnersPage() {
  return (
    <>
      <TechnologyHero />
      <ListingSteps />
      <ConnectorChecks />
      <BuilderLinks />
      <CentredCall {...technologyContent.closing} />
    </>
  )
}

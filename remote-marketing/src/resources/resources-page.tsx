import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useStore } from '@fivefold/shared/store/site-store'
import { OpenedGround } from '../long-text/opened-ground'
import { useReturnToCard } from '../long-text/use-return-to-card'
import { canRead, guideAddress } from './guide/guide-address'
import { GuideReader } from './guide/guide-reader'
import { LibraryHero } from './library-hero'
import { Newsletter } from './newsletter'
import { Playlists } from './playlists'
import { resourcesContent } from './resources-content'
import { Shelves } from './shelves'
import { Videos } from './videos'

/** The library with videos and playlists, or the guide in the address. */
export function ResourcesPage() {
  const resources = useStore((state) => state.resources)
  const { read } = useAddressState(guideAddress).state
  const guide = resources.find((resource) => resource.id === read && canRead(resource))
  useReturnToCard(read)
  return (
    <OpenedGround parameter="read">
      {guide ? <GuideReader key={guide.id} resource={guide} /> : <Overview />}
    </OpenedGround>
  )
}

const Overview = () => (
  <>
    <LibraryHero {...resourcesContent.hero} />
    <Videos {...resourcesContent.videos} />
    <Playlists {...resourcesContent.playlists} />
    <Shelves {...resourcesContent.shelves} />
    <Newsletter />
  </>
)

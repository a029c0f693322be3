import { LibraryHero } from './library-hero'
import { Newsletter } from './newsletter'
import { Playlists } from './playlists'
import { resourcesContent } from './resources-content'
import { Shelves } from './shelves'
import { Videos } from './videos'

export function ResourcesPage() {
  return (
    <>
      <LibraryHero {...resourcesContent.hero} />
      <Videos {...resourcesContent.videos} />
      <Playlists {...resourcesContent.playlists} />
      <Shelves {...resourcesContent.shelves} />
      <Newsletter />
    </>
  )
}

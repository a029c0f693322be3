import { BlogClosing } from './blog-closing'
import { BlogHero } from './blog-hero'
import { BlogShelf } from './blog-shelf'

export function BlogPage() {
  return (
    <>
      <BlogHero />
      <BlogShelf />
      <BlogClosing />
    </>
  )
}

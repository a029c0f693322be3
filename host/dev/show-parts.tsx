import { createRoot } from 'react-dom/client'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import '@fivefold/shared/theme/fonts.css'
import { PartsPage } from './parts-page'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id “root”')
createRoot(root).render(
  <BrowserRouter>
    <PartsPage />
  </BrowserRouter>,
)

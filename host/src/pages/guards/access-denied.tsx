import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { Button } from '@fivefold/shared/ui/button'
import { ShieldX } from 'lucide-react'
import { StatusScreen } from '../../screens/status-screen'

export function AccessDenied() {
  const navigate = useNavigate()
  // After a deep link, the history has no earlier page of the site.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(paths.home))
  return (
    <StatusScreen
      icon={<ShieldX />}
      heading="Access Denied"
      text="You don't have permission to access this page."
      actions={<Button onClick={() => void goBack()}>Go Back</Button>}
    />
  )
}

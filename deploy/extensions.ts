import { adopt } from './extensions/adopt/extension'
import { bucket } from './extensions/bucket/extension'
import { intake } from './extensions/intake/extension'
import { kit } from './extensions/kit/extension'
import { nginx } from './extensions/nginx/extension'
import { ownReact } from './extensions/own-react/extension'
import { preview } from './extensions/preview/extension'
import { verify } from './extensions/verify/extension'
import { watch } from './extensions/watch/extension'
import { install } from './workspace/hooks'

/** Installs every extension. Each has its folder and its line here, and imports its code when it runs. */
export const installExtensions = () =>
  install([adopt, bucket, intake, kit, nginx, ownReact, preview, verify, watch])

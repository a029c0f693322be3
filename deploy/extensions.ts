import { adopt } from '../extensions/adopt/extension'
import { bucket } from '../extensions/bucket/extension'
import { intake } from '../extensions/intake/cli/extension'
import { kit } from '../extensions/kit/extension'
import { nginx } from '../extensions/nginx/extension'
import { ownReact } from '../extensions/own-react/extension'
import { preview } from '../extensions/preview/cli/extension'
import { verify } from '../extensions/signing/extension'
import { watch } from '../extensions/watch/cli/extension'
import { install } from './workspace/hooks'

/** Installs every extension. Each has its folder and its line here, and imports its code when it runs. */
export const installExtensions = () =>
  install([adopt, bucket, intake, kit, nginx, ownReact, preview, verify, watch])

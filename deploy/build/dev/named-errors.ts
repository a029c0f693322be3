import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildErrorMessage, type Connect, type Plugin, type Rollup } from 'vite'
import { workspaceFolder } from '../../workspace/folders'

/**
 * Lets a module that does not compile throw the compiler's message. A browser would only say that it
 * cannot fetch the module.
 */
export function namedErrors(): Plugin {
  return {
    name: 'fivefold:named-errors',
    apply: 'serve',
    configureServer: (server) => () => {
      const answer: Connect.ErrorHandleFunction = (
        error: Rollup.RollupError,
        request,
        response,
        next,
      ) => {
        if (request.headers['sec-fetch-dest'] !== 'script') return next(error)
        server.config.logger.error(
          buildErrorMessage(error, [`Internal server error: ${error.message}`]),
        )
        server.environments.client.hot.send({
          type: 'error',
          err: {
            message: stripVTControlCharacters(error.message),
            stack: stripVTControlCharacters(error.stack ?? ''),
            frame: stripVTControlCharacters(error.frame ?? ''),
          },
        })
        sendThrowing(response, sentenceOf(error))
      }
      server.middlewares.use(answer)
    },
  }
}

/** The compiler's reason and its position, without the heading and the code frame. */
function sentenceOf({ message, id = '', loc }: Rollup.RollupError) {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean)
  const reason = lines.find((line) => !line.startsWith('Transform failed')) ?? message
  const [, drawn] = /:(\d+):\d+/.exec(lines.join('\n')) ?? []
  const line = loc?.line ?? drawn
  const file = path.relative(workspaceFolder, id)
  return `${file}${line === undefined ? '' : `:${line}`}: ${reason}`
}

function sendThrowing(response: ServerResponse, message: string) {
  response.setHeader('content-type', 'text/javascript')
  response.setHeader('cache-control', 'no-store')
  response.end(`throw new SyntaxError(${JSON.stringify(message)})`)
}

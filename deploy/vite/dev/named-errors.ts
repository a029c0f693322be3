import type { ServerResponse } from 'node:http'
import { buildErrorMessage, type Connect, type Plugin, type Rollup } from 'vite'

/**
 * A module of a remote under development that cannot be compiled throws what is wrong with it, where a
 * browser would only say that it could not fetch the module.
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
          err: { message: error.message, stack: error.stack ?? '', frame: error.frame ?? '' },
        })
        sendThrowing(response, `${placeOf(error)}${error.message}`)
      }
      server.middlewares.use(answer)
    },
  }
}

const placeOf = ({ loc, id }: Rollup.RollupError) => {
  if (loc) return `${loc.file ?? id}:${loc.line}: `
  return id === undefined ? '' : `${id}: `
}

function sendThrowing(response: ServerResponse, message: string) {
  response.setHeader('content-type', 'text/javascript')
  response.setHeader('cache-control', 'no-store')
  response.end(`throw new SyntaxError(${JSON.stringify(message)})`)
}

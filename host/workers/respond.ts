import { cachedResponse, cacheResponse } from './response-cache'

type Fetched = Pick<FetchEvent, 'request' | 'waitUntil'> & {
  /** Navigation preload: the response to the request that the browser sent while the worker started. */
  preloadResponse: Promise<Response | undefined>
}

/** The network's response, whatever its status; a cached one only if the network has failed. */
export async function respond(event: Fetched): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    event.waitUntil(cacheResponse(request.url, response.clone()).catch(ignore))
    return response
  } catch (failure) {
    const cached = await cachedResponse(request)
    if (cached === undefined) throw failure
    return cached
  }
}

/** The disk is full or the connection broke. The page still gets the response. */
const ignore = () => undefined

/** Whether an address is one of a route's; a parameter (`/blog/:id`) stands for one part of it. */
export function matches(routePath: string, address: string) {
  const parts = (text: string) => text.split('/').filter(Boolean)
  const [wanted, given] = [parts(routePath), parts(address)]
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  )
}

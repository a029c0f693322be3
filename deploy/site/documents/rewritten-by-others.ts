/** An element whose text ends at the first closing tag, whatever it contains. */
const rawElement = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/gi

const executable = /^(?!.*\stype=)|\stype="(?:module|text\/javascript)"/i

/** Tells Cloudflare's Rocket Loader to skip scripts: a policy blocks those that it rewrites. */
export const leftAlone = (html: string) =>
  html.replace(rawElement, (element, tag: string, attributes: string) =>
    tag.toLowerCase() === 'script' && executable.test(attributes)
      ? `<script data-cfasync="false"${element.slice('<script'.length)}`
      : element,
  )

/*
 * Says on a page that depends on its scripts that they do not run. CSS shows it after ten
 * seconds, unless the boot script has taken the class from the root element, which it does by setting the theme's.
 * Readers without scripts get another text.
 */
const style =
  '<style>#unstarted{display:none}@media screen and (scripting:enabled){.unstarted #unstarted{display:block;position:fixed;' +
  'inset:auto 1rem 1rem;z-index:50;padding:1rem;border:1px solid var(--color-warning);border-radius:14px;' +
  'background:var(--color-raised);animation:unstarted 1ms 10s backwards}}' +
  '@keyframes unstarted{0%,to{visibility:hidden}}</style>'

export const unstartedNotice = {
  style,
  html: '<p id="unstarted" class="keeps-time" role="status">The scripts of this page have not started. Please load it again.</p>',
}

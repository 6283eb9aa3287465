type Names = readonly (readonly [pattern: RegExp, name: string])[]

// Those that pretend to be others come before whom they pretend to be.
const browsers: Names = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)(?!\d)[^ ]* .*Safari\//, 'Safari'],
]
const systems: Names = [
  [/Windows/, 'Windows'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const found = (names: Names, agent: string): string | undefined => {
  for (const [pattern, name] of names) {
    const match = pattern.exec(agent)
    if (match) return match[1] ? `${name} ${match[1]}` : name
  }
  return undefined
}

/** Characters that a browser may need to say what it is. */
const longest = 500

/**
 * A browser and its system in a few words (`Chrome 141 · Windows`); what is not known is told by its first word,
 * nothing by null.
 */
export const browserName = (agent: string): string | null => {
  const beginning = agent.slice(0, longest)
  const parts = [found(browsers, beginning), found(systems, beginning)].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : (/^[\w.-]{1,25}/.exec(agent)?.[0] ?? null)
}

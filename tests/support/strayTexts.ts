/** What of a page may say something else than its language, besides data: signs, units, formats and names. */
const names = [
  'CSV',
  'XLSX',
  'PDF',
  'JPEG',
  'PNG',
  'WebP',
  'MB',
  'KB',
  'logMAR',
  'LogMAR',
  'SMTP',
  'SMS',
  'IANA',
  'HTTP',
  'HTTPS',
  'URL',
  'JSON',
  'IP',
  'TLS',
  'STARTTLS',
  'SSL',
  'API',
  'cron',
  'Cron',
  'UTC',
  'TOTP',
  'Ctrl',
  'Enter',
  'Esc',
  'Shift',
  'Tab',
  'English',
  'Chrome',
  'Firefox',
  'Windows',
  'iPad',
  'PUBLIC_URL',
  'pg_stat_statements',
  'Safari',
  'Edge',
  'Excel',
  'WPS',
  'Markdown',
  'QR',
  'Alipay',
  'WeChat',
  'OpenID',
  'UnionID',
  'AppID',
  'AppSecret',
  'OD',
  'OS',
  'OU',
  'SPH',
  'CYL',
  'Worth',
  'ETDRS',
  'Microsoft',
  'Google',
  'Authenticator',
  'xlsx',
  'https',
  'POST',
  'SHA',
  'Luhn',
  'ISO',
  'MOD',
  'exe',
  'msi',
  'apk',
  'ipa',
  'hap',
  'zip',
  'pdf',
  'docx',
  'pptx',
  'jpg',
  'png',
  'webp',
  'gif',
  'webm',
  'Kodo',
  'MinIO',
  'AWS',
  'qiniucs',
  'east',
]

export interface Looked {
  readonly language: 'zh' | 'en'
  /** Everything that data say, which may be in any language. */
  readonly data: string
  readonly names: readonly string[]
}

/**
 * What a page shows and no reader of its language should see: keys and placeholders of texts, and words of the other
 * language that are not data. It runs in a page by itself, and so names nothing around it.
 */
export const strayTextsIn = ({ language, data, names: allowed }: Looked): string[] => {
  const shown: string[] = []
  const foreign = (element: Element | null): boolean => {
    const lang = element?.closest('[lang]')?.getAttribute('lang')
    return lang !== null && lang !== undefined && !lang.toLowerCase().startsWith(language)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (foreign(node)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        shown.push(node.getAttribute(name) ?? '')
    } else if (
      !['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'CODE'].includes(node.parentElement?.tagName ?? '') &&
      !foreign(node.parentElement)
    ) {
      shown.push(node.textContent ?? '')
    }
  }
  const isData = (text: string): boolean => data.includes(text)
  const others = (text: string): string[] =>
    language === 'en'
      ? (text.match(/[\u3400-\u9fff]+/g) ?? [])
      : (text.match(/[A-Za-z][A-Za-z'’_]*(?![\w@.])/g) ?? []).filter(word => word.length > 2 && !allowed.includes(word))
  return [
    ...new Set(
      shown
        .map(text => text.trim())
        .filter(text => text !== '' && !isData(text))
        .filter(
          text =>
            /%\{/.test(text) ||
            /\|\|\|\|/.test(text) ||
            /\b(ra|app|resources|validation|errors|importing|pages|permissions|groups|actions)(\.\w+){2,}/.test(text) ||
            others(text).some(word => !isData(word)),
        ),
    ),
  ]
}

/** What is to be looked for, of a page in this language that shows these data. */
export const looked = (language: 'zh' | 'en', data: string): Looked => ({ language, data, names })

/** Those that others say they are like come before them. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** 'Chrome · Android', or what a program calls itself first. */
export function deviceName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => {
    const kind = kinds.find(([pattern]) => pattern.test(userAgent))
    return kind ? [kind[1]] : []
  })
  return found.length > 0 ? found.join(' · ') : (userAgent.split(/[\s/]/, 1)[0] ?? '')
}

/** Cups, glasses and bottles. Liquids have colours of their own, so that recipes can change them. */
export const DRINK_DRAWINGS = {
  'tall-glass': `
    <linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffc83d"/><stop offset="1" stop-color="#ff9a1f"/>
    </linearGradient>
    <path d="M72 50 83 9l14-5" fill="none" stroke="#dc0d27" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M31 24h66l-7.5 92c-.4 4.6-4 8-8.6 8H47c-4.6 0-8.2-3.4-8.6-8z" fill="#d9ecf4" opacity=".62"/>
    <path d="M34.5 42h59l-5.9 71c-.3 4-3.4 7-7.4 7H47.800c-4 0-7.1-3-7.4-7z" fill="url(#a)"/>
    <path d="M82 42h11.500l-5.9 71c-.3 4-3.4 7-7.4 7H70c7-18 11-50 12-78z" fill="#3a1400" opacity=".12"/>
    <ellipse cx="64" cy="42" rx="29.5" ry="6" fill="#ffe08a"/>
    <g fill="#fff" opacity=".5">
      <rect x="43" y="37" width="15" height="15" rx="3.5" transform="rotate(-14 50 44)"/>
      <rect x="62" y="41" width="14" height="14" rx="3.5" transform="rotate(18 69 48)"/>
    </g>
    <ellipse cx="64" cy="24" rx="32" ry="6.5" fill="#fff" fill-opacity=".35" stroke="#f7fcff" stroke-width="2.5"/>
    <path d="m42 58 4 48" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,

  'shake-glass': `
    <linearGradient id="a" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f9b6c6"/><stop offset="1" stop-color="#ee7f9c"/>
    </linearGradient>
    <path d="m76 44 12-38" stroke="#5c6bc0" stroke-width="6" stroke-linecap="round"/>
    <path d="M50 116h28l4 7c.6 1-.2 2-1.3 2H47.300c-1.1 0-1.9-1-1.3-2z" fill="#b9d3dd"/>
    <path d="M58 104h12l3 14H55z" fill="#cfe4ec"/>
    <path d="M34 44h60L82 100c-1 5-5 8-10 8H56c-5 0-9-3-10-8z" fill="#dcedf4" opacity=".75"/>
    <path d="M37.5 46h53L79.5 98c-.9 4-4 6.5-8 6.500h-15c-4 0-7.1-2.5-8-6.500z" fill="url(#a)"/>
    <path d="M80 46h10.500L79.5 98c-.9 4-4 6.5-8 6.500H66c7-16 12-40 14-58.500z" fill="#3a0010" opacity=".1"/>
    <path d="M30 46c-3-9 3-15 11-14 0-9 9-13 15-10 4-9 17-8 18 1 8-3 15 3 14 10 9-1 13 7 9 13-8 7-59 7-67 0z" fill="#fffaf2"/>
    <path d="M30 46c9 4 58 4 67 0-8 7-59 7-67 0zM44 38c6 4 14 4 19-1 5 5 14 5 20 0-5 9-15 9-20 4-6 5-15 5-19-3z" fill="#efdcc8"/>
    <circle cx="58" cy="17" r="8" fill="#dc0d27"/><circle cx="55.5" cy="14.5" r="2.2" fill="#ff8a80"/>
    <path d="M58 10c1-4 4-7 9-8" fill="none" stroke="#759937" stroke-width="2" stroke-linecap="round"/>
    <path d="m46 56 7 38" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,

  'glass-mug': `
    <path d="M46 28c-6-7 5-10 0-18M66 27c-6-7 5-11 0-20" fill="none" stroke="#b8b2ad" stroke-width="4" stroke-linecap="round" opacity=".6"/>
    <path d="M88 58h10c11 0 16 8 14 19-2 12-11 19-27 20" fill="none" stroke="#cfe1e8" stroke-width="8" stroke-linecap="round"/>
    <path d="M20 38h72l-5 76c-.4 6-5 10-11 10H36c-6 0-10.6-4-11-10z" fill="#dcedf4" opacity=".8"/>
    <path d="M24 54h64l-4.2 58c-.3 4.6-4 8-8.6 8H36.800c-4.6 0-8.3-3.4-8.6-8z" fill="#c98a54"/>
    <path d="M74 54h14l-4.2 58c-.3 4.6-4 8-8.6 8H62c7-16 11-42 12-66z" fill="#a8693a"/>
    <ellipse cx="56" cy="54" rx="32" ry="7" fill="#e7bd92"/>
    <path d="M34 53c8-4 20-4 28-2 8 2 16 1 20-1" fill="none" stroke="#f6dfc4" stroke-width="2.5" stroke-linecap="round"/>
    <ellipse cx="56" cy="38" rx="35" ry="7" fill="#fff" fill-opacity=".3" stroke="#f7fcff" stroke-width="2.5"/>
    <path d="m33 66 3 42" stroke="#fff" stroke-width="5.5" stroke-linecap="round" opacity=".6"/>`,

  'layered-glass': `
    <path d="M24 26h80l-9 88c-.6 6-5 10-11 10H44c-6 0-10.400-4-11-10z" fill="#dcedf4" opacity=".85"/>
    <path d="M28.500 42h71l-1.700 18H30.200z" fill="#fff6e6"/><path d="M30 58h68l-2.400 22H32.400z" fill="#8a4f2a"/><path d="M32 78h64l-1.600 16H33.600z" fill="#c99562"/><path d="M33.400 92h61.200l-2 20c-.4 5-4 8-8.600 8H44c-4.600 0-8.200-3-8.600-8z" fill="#fbe6bc"/>
    <path d="M84 42h15.500l-6.900 70c-.4 5-4 8-8.600 8H70c8-18 12-48 14-78z" fill="#3a1400" opacity=".14"/>
    <ellipse cx="64" cy="42" rx="35.500" ry="8" fill="#fffdf6"/><path d="M44 42c8-5 20-5 26-2 6 2 10 4 16 1" fill="none" stroke="#c08a5c" stroke-width="4" stroke-linecap="round"/>
    <ellipse cx="64" cy="26" rx="39" ry="8" fill="#fff" fill-opacity=".3" stroke="#f7fcff" stroke-width="2.500"/>
    <path d="m38 52 5 56" stroke="#fff" stroke-width="5.500" stroke-linecap="round" opacity=".6"/>`,

  'waisted-glass': `
    <path d="M56 22c-6-6 5-9 0-17M72 22c-6-6 5-9 0-18" fill="none" stroke="#b8b2ad" stroke-width="4" stroke-linecap="round" opacity=".6"/>
    <ellipse cx="64" cy="113" rx="56" ry="13" fill="#c9b27a"/><ellipse cx="64" cy="109" rx="56" ry="13" fill="#f7f3ea"/>
    <ellipse cx="64" cy="109" rx="36" ry="8" fill="#ded6c6"/>
    <path d="M36 30h56c0 20-13 26-13 38s11 20 9 31c-1 8-9 13-24 13s-23-5-24-13c-2-11 9-19 9-31S36 50 36 30z" fill="#dcedf4" opacity=".85"/>
    <path d="M38.5 42h51c-3 14-13 17-13 27s10 19 8.5 29c-1 7-8 10.5-21 10.500S44 105 43 98c-1.5-10 8.5-19 8.5-29s-10-13-13-27z" fill="#c8641b"/>
    <path d="M78 42h11.500c-3 14-13 17-13 27s10 19 8.5 29c-1 7-8 10.5-21 10.5 12-6 12-19 7-37-2-9 6-17 7-29.500z" fill="#9c4510"/>
    <ellipse cx="64" cy="42" rx="25.5" ry="5" fill="#e79a4d"/>
    <ellipse cx="64" cy="30" rx="27" ry="5.5" fill="#fff" fill-opacity=".35" stroke="#e8c766" stroke-width="2.5"/>
    <path d="M46 50c3 8 8 10 8 19s-7 15-6 27" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,

  dallah: `
    <path d="M82 52c26-4 32 16 24 38-3 8-10 11-16 8" fill="none" stroke="#a8781f" stroke-width="8" stroke-linecap="round"/>
    <path d="M50 50C34 48 20 40 10 24c-5 18 8 40 42 44z" fill="#c9972f"/><path d="M50 50C34 48 20 40 10 24c2 16 16 30 40 32z" fill="#f2d585"/>
    <path d="M44 48h42c1 10-5 14-5 20 0 8 17 16 17 34 0 9-6 16-12 18H44c-6-2-12-9-12-18 0-18 17-26 17-34 0-6-6-10-5-20z" fill="#e0b24a"/>
    <path d="M70 48h16c1 10-5 14-5 20 0 8 17 16 17 34 0 9-6 16-12 18H66c14-6 18-30 9-46-6-10-4-18-5-26z" fill="#bd8a28"/>
    <path d="M44 49c2-14 12-20 21-28 9 8 19 14 21 28z" fill="#e9c263"/><path d="M65 21c9 8 19 14 21 28H70c3-10 1-20-5-28z" fill="#bd8a28"/>
    <circle cx="65" cy="17" r="5.5" fill="#e9c263"/><path d="m65 3 3 10h-6z" fill="#e9c263"/>
    <path d="M42 46h46a3 3 0 0 1 0 7H42a3 3 0 0 1 0-7zM48 65h34a3 3 0 0 1 0 6H48a3 3 0 0 1 0-6z" fill="#a8781f"/>
    <path d="M40 116h50l4 8H36z" fill="#a8781f"/>
    <path d="M42 88c-4 6-4 16 0 20M52 58c-1 3 0 5 1 7M55 30c-3 4-5 8-5 12" fill="none" stroke="#fff3c4" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,

  finjan: `
    <path d="M30 44h68c0 40-9 68-22 76H52C39 112 30 84 30 44z" fill="#fbf8f1"/>
    <path d="M80 44h18c0 40-9 68-22 76H60c14-10 20-40 20-76z" fill="#ddd6c8"/>
    <path d="M31.5 62h65c-.6 5-1.3 9-2.3 13H33.800c-1-4-1.7-8-2.3-13z" fill="#1f7a6b"/>
    <path d="M31 58.500h66l-.5 3.500h-65zM33.8 75h60.400l-.9 3.500H34.700z" fill="#d9ad3c"/>
    <ellipse cx="64" cy="44" rx="34" ry="9" fill="#eee7d9"/><ellipse cx="64" cy="45.5" rx="29" ry="6.5" fill="#a9742f"/>
    <path d="M43 45c8-4 22-4 30-3" fill="none" stroke="#d3a55f" stroke-width="2.5" stroke-linecap="round"/>
    <path d="M40 84c2 10 5 19 9 26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,

  mug: `
    <path d="M88 58h10c12 0 17 8 15 20-2 13-12 20-28 21" fill="none" stroke="#b3261e" stroke-width="11" stroke-linecap="round"/>
    <path d="M14 42h78v66c0 9-7 16-16 16H30c-9 0-16-7-16-16z" fill="#d9362c"/>
    <path d="M74 42h18v66c0 9-7 16-16 16H58c12-8 16-40 16-82z" fill="#b3261e"/>
    <ellipse cx="53" cy="42" rx="39" ry="11" fill="#f2685e"/><ellipse cx="53" cy="43.5" rx="33" ry="8" fill="#5a3322"/>
    <g fill="#fffaf5"><rect x="28" y="29" width="19" height="15" rx="5" transform="rotate(-12 37 36)"/><rect x="49" y="26" width="19" height="16" rx="5" transform="rotate(10 58 34)"/><rect x="40" y="35" width="18" height="14" rx="5" transform="rotate(-3 49 42)"/><rect x="62" y="36" width="16" height="12" rx="5" transform="rotate(16 70 42)"/></g>
    <g fill="#ecd9cc"><path d="M41 45c5 3 12 3 17 0-1 4-3 5-8 5s-8-1-9-5zM30 40c5 2 9 2 12-1 1 3-1 5-5 6s-6-2-7-5z"/></g>
    <path d="M25 62v42c0 3 1 6 3 8" fill="none" stroke="#ff9a91" stroke-width="6" stroke-linecap="round"/>`,

  'water-bottle': `
    <path d="M54 4h20v14H54z" fill="#2a7fc1"/><path d="M66 4h8v14h-8z" fill="#1d639b"/>
    <path d="M55 18h18c0 12 17 16 17 34v64c0 5-3 8-8 8H46c-5 0-8-3-8-8V52c0-18 17-22 17-34z" fill="#c7e6f7"/>
    <path d="M74 24c5 8 16 14 16 28v64c0 5-3 8-8 8H68c8-6 10-20 10-40V52c0-12-4-18-4-28z" fill="#9ccbe8"/>
    <path d="M38 58h52v34H38z" fill="#2a7fc1"/><path d="M76 58h14v34H76z" fill="#1d639b"/>
    <path d="M57 66c-5 6-8 10-8 14a8 8 0 0 0 16 0c0-4-3-8-8-14z" fill="#eaf6fd"/>
    <path d="M39 98h51M39 106h51" stroke="#9ccbe8" stroke-width="2.5"/>
    <path d="M46 46c1-8 7-12 10-17M46 98v18" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".9"/>`,

  'soda-can': `
    <path d="M36 12h56l6 12H30z" fill="#c9ced3"/><ellipse cx="64" cy="12" rx="28" ry="6" fill="#e8ecef"/><ellipse cx="64" cy="12.5" rx="22" ry="4" fill="#aab1b7"/>
    <path d="M60 9h11c4 0 4 5 0 5H60z" fill="#e8ecef"/>
    <path d="M30 24h68v88l-6 10c-12 4-44 4-56 0l-6-10z" fill="#5a2416"/>
    <path d="M80 24h18v88l-6 10c-6 2-14 3-22 3 8-20 10-60 10-101z" fill="#3c150b"/>
    <path d="M30 84c20 6 44-6 68-34v18C76 96 52 106 30 100z" fill="#f0b54a"/>
    <path d="M80 67c6-4 12-10 18-17v18c-6 8-12 14-18 19z" fill="#c08a2a"/>
    <path d="M36 122c12 4 44 4 56 0l-3 4H39z" fill="#9ba2a8"/>
    <path d="M40 32v40M40 110v4" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,

  flask: `
    <path d="M88 44h12c12 0 18 10 18 26 0 18-8 28-22 30" fill="none" stroke="#3c2a20" stroke-width="9" stroke-linecap="round"/>
    <path d="M40 22h46l6 16H34z" fill="#4a3428"/><path d="M46 6h34c4 0 6 3 6 7v9H40v-9c0-4 2-7 6-7z" fill="#6b4a38"/><path d="M72 6h8c4 0 6 3 6 7v9H72z" fill="#3c2a20"/>
    <path d="M40 24 16 20c-2 6 2 12 8 14l12 4z" fill="#c9ced3"/>
    <path d="M34 38h58v76c0 6-4 10-10 10H44c-6 0-10-4-10-10z" fill="#c4652a"/><path d="M74 38h18v76c0 6-4 10-10 10H64c8-10 10-44 10-86z" fill="#9c4a1a"/>
    <path d="M34 38h58v9H34zM34 108h58v6c0 6-4 10-10 10H44c-6 0-10-4-10-10z" fill="#f0cf7a"/><path d="M74 38h18v9H74zM72 108h20v6c0 6-4 10-10 10H66c4-4 5-9 6-16z" fill="#c9972f"/>
    <path d="m63 60 11 17-11 17-11-17z" fill="#f7dfae"/><path d="m63 68 6 9-6 9-6-9z" fill="#c4652a"/>
    <path d="M42 54v46" stroke="#f0a878" stroke-width="5" stroke-linecap="round"/>`,

  'paper-cup': `
    <path d="M52 28c-6-7 5-10 0-18M72 28c-6-7 5-10 0-18" fill="none" stroke="#b8b2ad" stroke-width="4" stroke-linecap="round" opacity=".6"/>
    <path d="M24 44h80l-10 72c-1 5-4 8-9 8H43c-5 0-8-3-9-8z" fill="#fbf6ec"/><path d="M84 44h20l-10 72c-1 5-4 8-9 8H66c12-14 17-46 18-80z" fill="#ded4c2"/>
    <path d="M27 66h74l-5 34H32z" fill="#c4652a"/><path d="M82 66h19l-5 34H77c3-10 4-22 5-34z" fill="#9c4a1a"/>
    <ellipse cx="64" cy="44" rx="41" ry="12" fill="#fffdf8"/><ellipse cx="64" cy="46" rx="35" ry="9" fill="#c98a54"/><path d="M40 45c10-5 26-5 36-3" fill="none" stroke="#e7bd92" stroke-width="3" stroke-linecap="round"/>`,
}

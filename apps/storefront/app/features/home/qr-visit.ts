/** A table's or a counter's QR code leads here with one of these in the address. */
export const QR_PARAMETERS = ['qr', 'table', 'qr_code']

export const isFromQrCode = (url: URL) => QR_PARAMETERS.some((name) => url.searchParams.has(name))

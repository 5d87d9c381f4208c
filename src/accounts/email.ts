const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/
const LONGEST = 320

/**
 * One spelling for each address: trimmed, composed, lower case, as people type it differently on every device.
 * Undefined for what can't be an address; whether it exists is for nobody to ask here.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase()
  return email.length <= LONGEST && SHAPE.test(email) ? email : undefined
}

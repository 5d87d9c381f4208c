/**
 * JSON with one line for each run and each fault, so that a new one changes one line of the file.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function recordText(value) {
  if (isList(value)) return `[\n${value.map(recordText).join(',\n')}\n]`
  if (!isMap(value) || !Object.values(value).some(isList)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${recordText(field)}`)
  return `{\n${fields.join(',\n')}\n}`
}

/** @param {unknown} value @returns {value is readonly object[]} */
const isList = (value) => Array.isArray(value) && value.some(isMap)

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

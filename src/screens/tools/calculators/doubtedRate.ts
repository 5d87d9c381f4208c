/**
 * Above this yearly growth, a calculator says not to plan on it, because large US stocks have averaged about 10% for a
 * century.
 */
export const DOUBTED_RATE = 0.1

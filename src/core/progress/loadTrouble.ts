/**
 * Why a file or an account could not be read. Nothing responded, the response came from something else, or it is not
 * valid. Lessons and accounts say the same three.
 */
export type LoadTrouble = 'unreachable' | 'bad-answer' | 'damaged'

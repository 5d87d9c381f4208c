/** Phrases that lessons tend to repeat too often: openings, promises, hedges and jobs. */
export interface Formula {
  readonly name: string
  readonly pattern: RegExp
}

/**
 * Openings of an introduction. Some patterns check its first paragraph, others its first sentence (up to `.`, `!` or
 * `?`).
 */
export const FIRST_SENTENCES: readonly Formula[] = [
  {
    name: 'an hour, a day or a season first',
    pattern:
      /^(?:\S+\s+){0,4}(?:\d+:\d\d|morning|noon|afternoon|evening|night|\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|winter)(?!\p{L})/u,
  },
  { name: 'somebody’s words first', pattern: /^“/ },
  { name: 'a question first', pattern: /\?[”’]?$/ },
  { name: 'you first', pattern: /^(?:You|Your|If you|Think|Imagine|Picture|Suppose)(?!\p{L})/u },
]

/** Phrases that promise the purpose of the lesson. */
export const PROMISES: readonly Formula[] = [
  { name: '“in this lesson you will”', pattern: /\bin this lesson,? you(?:’ll| will)\b/i },
  { name: '“you will learn”', pattern: /\byou(?:’ll| will) (?:also )?learn\b/i },
  { name: '“by the end”', pattern: /\b(?:by the end of|after) this lesson\b/i },
]

/** Hedges that belong in one fixed line, or nowhere. */
export const HEDGES: readonly Formula[] = [
  { name: '“results will differ”', pattern: /\b(?:results|figures|numbers) (?:will|may|can) (?:differ|vary)\b/i },
  { name: '“we left out”', pattern: /\b(?:we|it) (?:left|leave|leaves) out\b|\b(?:is|are|were) left out\b/i },
  { name: 'a note on fractions of a cent', pattern: /\bfractions? of a cent\b|\b(?:a|one) cent (?:off|less|more)\b/i },
]

/** Objects that many scenes use. */
export const PROPS: readonly Formula[] = [
  { name: 'a kitchen table', pattern: /\bkitchen table\b/i },
  { name: 'a refrigerator', pattern: /\brefrigerators?\b|\bfridge\b/i },
]

/** Jobs of the people in scenes, grouped as a reader would group them. */
export const JOBS: readonly Formula[] = [
  { name: 'work in a kitchen', pattern: /\bcook(?:s|ed)?\b|\b(?:hospital|school|home|licensed) kitchen\b|\bdiner\b/i },
  {
    name: 'work at a school',
    pattern:
      /\bdrives? a school bus\b|\brepairs school buses\b|\bschool (?:kitchen|cook|custodian|nurse)\b|\bserved lunch\b/i,
  },
  { name: 'work in a warehouse', pattern: /\bwarehouse\b|\bforklift\b|\bsorts packages\b/i },
  { name: 'work as an aide', pattern: /\bhome health aide\b|\baides\b|\bat a nursing home\b/i },
  { name: 'work at a clinic or hospital', pattern: /\b(?:at|of) a (?:clinic|hospital)\b|\ba hospital’s\b/i },
  { name: 'work in a meat plant', pattern: /\b(?:packing|pork|meat) plant\b/i },
  {
    name: 'driving for pay',
    pattern: /\bdrives? (?:a|the) (?:\w+ )?(?:bus|truck|van|cab|ambulance|delivery route)\b/i,
  },
  { name: 'deliveries', pattern: /\bdeliver(?:y route|y app|ies)\b|\bdelivers\b/i },
  { name: 'cleaning', pattern: /\bclean(?:s|ed) (?:rooms|offices|houses)\b/i },
  { name: 'minding children', pattern: /\b(?:looks after|minds) (?:\w+ )?(?:toddlers|children|kids)\b/i },
  { name: 'waiting tables', pattern: /\bwaits tables\b|\bwait(?:er|ress)\b/i },
  { name: 'a trade', pattern: /\b(?:welder|welding|plumber|electrician|carpenter)\b/i },
]

/**
 * The word list of plain English. A rule whose hits are nearly always right is an error and is counted by its name. A
 * rule that is right only half of the time is a hint, and hints are counted together. A space in a pattern matches any
 * white space.
 */
export interface Rule {
  readonly name: string
  readonly pattern: RegExp
  /** The replacement to suggest. */
  readonly use: string
  /** True if the rule applies to interface texts only. */
  readonly isOfInterface?: true
}

/** Up to two words between a verb and its particle: `bring the file in`. */
const object = String.raw`(?: (?:it|them|this|that|these|those|him|her|us|me|you|(?:the|a|an|its?|their|your|our|what|each|every|one)(?: [\w’']+){1,2}))?`
/** Words that may follow *any more* as an adverb. In *any more lessons* it counts lessons. */
const afterAdverb = String.raw`(?= *(?:[.,;:!?)”"—–]|$| (?:and|or|but|than|when|where|if|because|since|after|before|by|in|on|at|for|from|to|of|with|without|is|are|was|were|can|does|do|has|have|while|until|unless|as|so|that|which|who|either|there|here|now|then)\b))`

/** @param pattern as a regular expression, without word boundaries at its ends */
function rule(name: string, pattern: string, use: string): Rule {
  return {
    name,
    pattern: new RegExp(
      String.raw`(?<![\w#/$-])(?:${pattern})(?![\w-])`
        .replaceAll(/ (?![*?])/g, String.raw`\s+`)
        .replaceAll(' ', String.raw`\s`),
      'giu',
    ),
    use,
  }
}

/** Labels *Close* and *Dismiss* of buttons that delete. */
export const DELETES = 'dismiss, close'

export const errors: readonly Rule[] = [
  rule('once more', 'once more', 'again'),
  rule(
    'posted',
    String.raw`(?<!\b(?:bank|payment|payments|deposit|deposits|check|checks|charge|charges|transaction|transactions|employer|account)(?: \w+){0,3} )posted(?! (?:letter|by (?:the|your|a) bank))`,
    'completed',
  ),
  rule('afresh, anew', 'afresh|anew', 'again'),
  rule('let go', `(?:lets?|letting)${object} go(?: of)?`, 'remove, delete or release'),
  rule(
    'line for network',
    String.raw`(?:over (?:the|a|this|its|their|one|any)|(?:an?|the|this) (?:bad|slow|lost|dead|broken)|(?:without|with) (?:a|no)) line(?! (?:breaks?|of (?:text|code))\b)|by light(?! (?:and|or)\b)`,
    'online, offline, the network, with the camera',
  ),
  rule(
    'who runs',
    String.raw`whoever runs?|(?<=(?:^|[.,;:!?(]|\b(?:ask|tell|to|by|of|for|from|with|and|or|not|only|is|says?|knows?)) ?)who runs`,
    'the person who runs',
  ),
  rule('any more', `any more${afterAdverb}`, 'no longer'),
  rule('hand over, hand to', `(?<!by |at )hand(?:s|ed|ing)?${object} (?:over|to)`, 'send, give or pass'),
  rule('by itself', '(?:by|of) (?:itself|themselves)|of (?:its|their) own accord', 'automatically'),
  rule(
    'stand, lie',
    String.raw`(?<!\b(?:an?|farm|fruit|market|news|taxi|lemonade|music) )(?:stand|stands|stood)(?! (?:for|alone|still|out|in for|up to)\b)|lies?(?! (?:to|about|detector)\b)|(?<=\b(?:is|are|was|were) )(?:lying|standing)(?! for\b)`,
    'is, are or has',
  ),
  rule(
    'a connection',
    String.raw`(?:with|without|there is|there was|there’s|is there|needs|need|takes?|have|has|had) (?:an?|no|any) connection(?! (?:to|of|with|between|string|pool)\b)|(?:with|without) connection`,
    'online, offline, connect to the internet',
  ),
  rule(
    'bring in, bring back',
    String.raw`(?:bring|brings|bringing|brought)${object} (?:in|back)(?! (?:\$|(?:income|money|cash|revenue|taxes|step|line|order|time|above|below|about|more|less|an? (?:income|salary|paycheck))\b))`,
    'restore or add',
  ),
  {
    ...rule(
      DELETES,
      String.raw`dismiss(?:es|ed|ing)|dismiss(?= \w)|clos(?:e|es|ed|ing) (?:the|this|a|your) (?:class|book)`,
      'delete',
    ),
    isOfInterface: true,
  },
]

export const hints: readonly Rule[] = [
  rule(
    'bare what or who',
    String.raw`(?<=^|[.!?:;] |, )(?:what|who|whoever|whatever)(?! (?:is|are|does|do|did|can|will|should|would|if|about|kind)\b[^.]*\?)(?= [^?.]*(?:[.;,]|$))|(?:of|from|by|with|and|than|into|over|after|before|for|on|in|as|keeps|saves|holds|reads|writes|sends|takes|gives|shows|deletes|says|tells|finds|counts|makes) (?:what|who|whoever)`,
    'name the thing or the person',
  ),
  rule('somebody', "(?:somebody|nobody|everybody)(?:[’']s)?", 'someone, no one, everyone'),
  rule(
    'verdict, colon',
    String.raw`(?<=^|[.!?] )[A-Z][^.:!?]{2,60}: (?:this|that|these|the|an?|no|it|there|your|you|another|nothing|one|its|they|we)`,
    'two sentences: what happened, what to do',
  ),
  rule('refuse', 'refuses?|refused|refusing|refusals?', 'reject, decline, fail'),
  rule('go on', '(?:go|goes|going|went|gone) on(?! (?:a|an|the|to)\\b)', 'continue'),
  rule('is whole', '(?:is|are|was|were|be|stays?|comes?) (?:whole|not whole)', 'complete'),
  rule(
    'met, bears, deed',
    'met|meets|meeting(?! room)|bears?|bearing|borne|deeds?|told apart|tells? apart|mends?|mended|mending|fell',
    'the plain verb',
  ),
]

/** The most words in a sentence. Comments have no limit. */
export const longest = { interface: 20, documents: 25, titles: 12, comments: Number.POSITIVE_INFINITY } as const

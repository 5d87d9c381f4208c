/** A word or form that Spanish texts of the site never use, with the one to use. `languages/es/terms.md` has the reasons. */
interface Slip {
  readonly pattern: RegExp
  readonly use: string
}

const word = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu')

/** Calques and false friends. */
const CALQUES: readonly Slip[] = [
  {
    pattern: word(
      'aplic(?:ar|ó|aron|ando|ué|e|en|a|an) (?:para|por|a) (?:un|una|el|la|los|las|beneficios|ayuda|crédito)',
    ),
    use: 'solicitar',
  },
  {
    pattern: word('aplicaci(?:ón|ones) (?:para|de) (?:empleo|trabajo|crédito|préstamo|beneficios|renta)'),
    use: 'solicitud',
  },
  { pattern: word('balances? de (?:la|su|una) (?:cuenta|tarjeta)|balance (?:disponible|pendiente)'), use: 'saldo' },
  { pattern: word('eventualmente'), use: 'con el tiempo, al final' },
  { pattern: word('actualmente'), use: 'ahora, hoy' },
  { pattern: word('accesar'), use: 'entrar, abrir' },
  { pattern: word('remover|remueva|removió|removido|removida'), use: 'quitar, eliminar' },
  { pattern: word('chequear|chequee|chequea|chequeo'), use: 'revisar' },
  { pattern: word('hace(?:n|r)? sentido'), use: 'tener sentido' },
  { pattern: word('tom(?:ar|e|a) ventaja'), use: 'aprovechar' },
  { pattern: word('llam(?:ar|e|a) para atrás'), use: 'devolver la llamada' },
  { pattern: word('aseguranzas?'), use: 'seguro' },
  { pattern: word('biles?|taxes|rentar un carro de'), use: 'factura, impuestos' },
  { pattern: word('suplir (?:la|su) información'), use: 'dar' },
  { pattern: word('en orden (?:de|a|para)'), use: 'para' },
  { pattern: word('al final del día'), use: 'en resumen' },
  { pattern: word('reporte de crédito|reportes de crédito'), use: 'informe de crédito' },
  { pattern: word('sentarse en la cuenta|correr un negocio'), use: 'tener, llevar' },
  { pattern: word('billones'), use: 'mil millones' },
]

/** The reader is *usted*. */
const OF_TU: readonly Slip[] = [
  { pattern: word('tú|ti|contigo|tus|tuy[oa]s?|vosotros|vuestr[oa]s?|vos'), use: 'usted' },
  { pattern: word('tu (?!misma)\\p{L}+'), use: 'su' },
  {
    pattern: word('eres|estás|tienes|puedes|quieres|debes|necesitas|sabes|haces|vas'),
    use: 'the form of usted',
  },
]

const SLIPS = [...CALQUES, ...OF_TU]

/** What is wrong with the words of a Spanish text, each with the words to use. */
export function slipsIn(text: string): readonly string[] {
  return SLIPS.flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)].map(([found]) => `has “${found}”. Use ${use}.`),
  )
}

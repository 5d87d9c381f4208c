import { learnsInLanguage } from './learnsInLanguage'

learnsInLanguage('ar-XB')

/** The language of all texts, as browsers call it (BCP 47): 'en-IN'. */
export { locale } from '#texts/language.ts';

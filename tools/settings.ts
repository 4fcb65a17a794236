/** npm run settings [-- text]: prints every setting of the store's programs, or those whose name or purpose has a text. */
import { describeSettings } from '../shared-domain/src/environment/settings-table.ts';

const text = process.argv.slice(2).join(' ');
const found = describeSettings(text);
console.log(found.length > 0 ? found.join('\n\n') : `No setting has "${text}": npm run settings lists all.`);

/**
 * Gives the page's calls of the API the trace of its document, and each call an id of its own. Only documents of a shop
 * with tracing have it; its text is constant, so that its hash can stand in the policy.
 */
export const traceScript = `(function(){
function hex(bytes){return Array.from(crypto.getRandomValues(new Uint8Array(bytes)),function(one){return('0'+one.toString(16)).slice(-2)}).join('')}
var entry=performance.getEntriesByType('navigation')[0],ask=window.fetch;
var own=entry&&(entry.serverTiming||[]).find(function(one){return one.name==='traceparent'});
var trace=own?own.description.slice(3,35):hex(16);
window.fetch=function(input,init){
var url=new URL(input.url||input,location.href);
if(url.origin!==location.origin||url.pathname.indexOf('/api/'))return ask.call(window,input,init);
var headers=new Headers(init&&init.headers||input.headers);
headers.set('traceparent','00-'+trace+'-'+hex(8)+'-01');
return ask.call(window,input,Object.assign({},init,{headers:headers}))}})()`;

/**
 * Makes the page's calls of the API parts of the trace of its document; without one each begins a trace. Only documents of a shop
 * with tracing have it; its text is constant, so that its hash can stand in the policy.
 */
export const traceScript = `(function(){
function hex(bytes){return Array.from(crypto.getRandomValues(new Uint8Array(bytes)),function(one){return('0'+one.toString(16)).slice(-2)}).join('')}
var entry=performance.getEntriesByType('navigation')[0],ask=window.fetch;
var own=entry&&(entry.serverTiming||[]).find(function(one){return one.name==='traceparent'});
window.fetch=function(input,init){
var url=new URL(input.url||input,location.href);
if(url.origin!==location.origin||url.pathname.indexOf('/api/'))return ask.call(window,input,init);
var headers=new Headers(init&&init.headers||input.headers);
headers.set('traceparent',own?own.description:'00-'+hex(16)+'-'+hex(8)+'-01');
return ask.call(window,input,Object.assign({},init,{headers:headers}))}})()`;

import { BOOT_ELEMENT_ID } from '../../src/app/boot-data.ts';
import { REPORT_PATH } from './report-path.ts';

/**
 * Of one page in ten, reports how long its largest paint took, once it is hidden or left: the shop counts it for the
 * release of the page. No module, so that no first load has it; its text is constant, so that its hash can stand in the
 * policy.
 */
export const paintScript = `(function(){
if(Math.random()>=.1)return;
var paint=0,path=location.pathname;
try{new PerformanceObserver(function(list){list.getEntries().forEach(function(entry){paint=entry.startTime})}).observe({type:'largest-contentful-paint',buffered:true})}catch(error){return}
document.addEventListener('visibilitychange',function report(){
if(document.visibilityState!=='hidden'||!paint)return;
document.removeEventListener('visibilitychange',report);
var set=JSON.parse(document.getElementById('${BOOT_ELEMENT_ID}').textContent).releaseSet;
navigator.sendBeacon('${REPORT_PATH}?set='+encodeURIComponent(set)+'&page='+encodeURIComponent(path)+'&paint='+Math.round(paint))})})()`;

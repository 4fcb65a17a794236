-- The keys of device cookies and of the access trail are derived from the server's secret, so that they can be replaced.
delete from settings where key in ('device-cookie-key', 'access-trail-key');

-- To whom an email went, masked (m***@e***.com), so that admins see what was sent. Only the row of the email itself has
-- it: further rows are events that the same email told of. Emails of before have none and are not listed.
alter table sent_mails add column sent_to text;
